/** A stream's first items, without sorting all. */
export type TopList<Item> = {
  add(item: Item): void
  readonly items: readonly Item[]
}

/** At most `limit` items by `compare`. */
export function createTopList<Item>(limit: number, compare: (a: Item, b: Item) => number): TopList<Item> {
  const items: Item[] = []
  return {
    items,
    add(item) {
      const last = items[items.length - 1]
      if (limit === 0 || (items.length === limit && last !== undefined && compare(last, item) <= 0)) return
      let place = items.length
      while (place > 0 && compare(items[place - 1] as Item, item) > 0) place -= 1
      items.splice(place, 0, item)
      if (items.length > limit) items.pop()
    },
  }
}
