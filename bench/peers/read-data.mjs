import { readFileSync } from 'node:fs'

const read = (name) => JSON.parse(readFileSync(`${process.env.PEERS_DATA}/${name}.json`, 'utf8'))

/** Texts of each page, by place. */
export const pages = {
  home: read('home'),
  search: read('search'),
  city: read('city'),
  partner: read('partner'),
}
