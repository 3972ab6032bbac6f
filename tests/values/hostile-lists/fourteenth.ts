import type { HostileList } from './hostile-list.ts'
import { beside, cell, fine, headed, SIX, sixRight } from './twelfth.ts'

const NAMES = SIX.Name ?? []
const PLAIN = Object.keys(SIX)
const IN_BRACKETS = [
  'Organization',
  ...['Street', 'City', 'State', 'Zip'].map((part) => `Address | Primary | ${part}`),
  'Phone | Primary',
].map((heading) => `[${heading}]`)
const YEARLY = ['120', '80', '95', '310', '85', '45']

const inRow = (text: string) => ['', text, '', '', '', '']

/** Written before the code was read; each was written wrong unasked, or refused. */
export const FOURTEENTH_HOSTILE_LISTS: readonly HostileList[] = [
  cell('Annual Cremations', ['2019', '2021', '2022', '2018', '2020', '2021']),
  cell('Annual Cremations', ['120', '2023', '95', '310', '80', '45'], 'doubt:annualCremations'),
  cell('Annual Cremations', inRow('999999'), 'doubt:annualCremations'),
  cell('Annual Cremations', inRow('approx. 300'), 'doubt:annualCremations'),
  cell('Name', 'Batesville Casket Company'),
  cell('Name', 'Oakwood Cemetery'),
  cell('Name', 'Copy of Pruitt Mortuary'),
  cell('Name', 'Brandt & Sons Mortuary; Nampa Chapel'),
  cell('Name', 'Delgado Funeral Chapel and Ruiz Funeral Home'),
  cell('Name', 'Sponsored Pruitt Mortuary'),
  cell('Name', 'Brandt Holdings LLC dba Oak Street Mortuary'),
  cell('Name', 'Pruitt Mortuary, 12 Oak Street'),
  cell('Name', '10023 Pruitt Mortuary'),
  cell('Address', "Bob's house, 12 Oak Street"),
  cell('Address', '610 Broadway and 14 Maple Street'),
  cell('Address', 'Oct-12 Main Street'),
  cell('Website', inRow('https://www.yelp.com/biz/pruitt'), 'doubt:website'),
  cell('Website', inRow('www.pruitt'), 'refused:website'),
  cell('Email', inRow('removed@request.com'), 'doubt:email'),
  cell('Email', inRow('office@pruitt.con'), 'doubt:email'),
  cell('Services', inRow('No cremation'), 'doubt:servicesOffered'),
  cell('Services', inRow('Burial; Cremation (referred out)'), 'doubt:servicesOffered'),
  fine({ Services: inRow('Cremation; Flowers; Temporary storage') }),
  cell('Services', inRow('Cremation?'), 'doubt:servicesOffered'),
  cell('Services', inRow('$995 direct'), 'doubt:servicesOffered'),
  cell('Services', inRow('Cremation until 2024'), 'doubt:servicesOffered'),
  cell('Website', inRow('https://docs.google.com/document/d/1x/edit'), 'doubt:website'),
  beside('Cremations/yr', ['120', '85', 'since 1987', '240', '310', '95'], '', 'doubt:annualCremations'),
  beside('Direct Cremation', ['yes', 'no', 'yes', 'yes', 'yes', 'yes']),
  beside('Annual Volume', ['120', '85', '60', '240', '310', '95']),
  cell(
    'About',
    ['', 'Owner pays late.', '', 'We care for families.', 'Called back, left message.', ''],
    'doubt:longDescription',
  ),
  cell('Annual Cremations', ['45292', '45323', '45352', '45383', '45413', '45444']),
  cell('Annual Cremations', ['120', '45323', '95', '310', '80', '45'], 'doubt:annualCremations'),
  cell('Annual Cremations', ['0.62', '0.48', '0.55', '0.71', '0.5', '0.66']),
  cell('Hours', ['24', '8', '10', '24', '8', '9']),
  cell('Name', 'Cremation Services'),
  cell('Name', 'Bell, Ann Funeral Home'),
  cell('Name', ['St. Anne Morgue', 'Ada County Medical Examiner', 'Wilbert Vaults', ...NAMES.slice(3)]),
  cell('ZIP', '83814', 'doubt:city'),
  cell('Facebook', inRow('https://instagram.com/pruitt'), 'doubt:facebook'),
  cell('Direct Cremation From', inRow('1'), 'doubt:directCremationFrom'),
  cell('Locations', inRow('843'), 'doubt:locationCount'),
  cell('Email', inRow('office@gmial.com'), 'doubt:email'),
  cell('Language', ['English', 'Spanish', 'English', 'English', 'English', 'English']),
  headed(
    'two years of cremations',
    PLAIN,
    { '2022 Cremations': YEARLY, '2023 Cremations': YEARLY },
    '2022 Cremations',
  ),
  headed(
    'families',
    PLAIN,
    { Decedent: ['Al Doe', 'Ann Roe', 'Joe Poe', 'Sue Low', 'Tim May', 'Mia Fox'] },
    'Decedent',
  ),
  fine({ 'Executive Director': ['Al Doe', 'Ann Roe', 'Joe Poe', 'Sue Low', 'Tim May', 'Mia Fox'] }),
  { title: 'headings in brackets', list: headed('', IN_BRACKETS, {}).list, right: sixRight() },
  { title: 'a title of prospects', list: `Prospects, not yet contacted\n${fine({}).list}`, asks: ['title'] },
  { title: 'a title of those that declined', list: `Homes that declined\n${fine({}).list}`, asks: ['title'] },
]
