/**
 * `onGet` gets each key looked up, present or not; `onAll` any other read. `replace` substitutes a value,
 * always by the same object.
 */
export class TrackedMap<Value extends object> implements ReadonlyMap<string, Value> {
  readonly #map: ReadonlyMap<string, Value>
  readonly #onGet: (key: string, value: Value | undefined) => void
  readonly #onAll: () => void
  readonly #replace: (value: Value) => Value

  constructor(
    map: ReadonlyMap<string, Value>,
    onGet: (key: string, value: Value | undefined) => void,
    onAll: () => void,
    replace?: (value: Value) => Value,
  ) {
    this.#map = map
    this.#onGet = onGet
    this.#onAll = onAll
    this.#replace = replace ? once(replace) : (value) => value
  }

  get(key: string): Value | undefined {
    const value = this.#map.get(key)
    this.#onGet(key, value)
    return value && this.#replace(value)
  }
  has(key: string): boolean {
    return this.get(key) !== undefined
  }
  get size(): number {
    this.#onAll()
    return this.#map.size
  }
  *entries(): MapIterator<[string, Value]> {
    this.#onAll()
    for (const [key, value] of this.#map) yield [key, this.#replace(value)]
  }
  keys() {
    this.#onAll()
    return this.#map.keys()
  }
  *values(): MapIterator<Value> {
    this.#onAll()
    for (const value of this.#map.values()) yield this.#replace(value)
  }
  forEach(action: (value: Value, key: string, map: ReadonlyMap<string, Value>) => void): void {
    for (const [key, value] of this.entries()) action(value, key, this)
  }
  [Symbol.iterator]() {
    return this.entries()
  }
}

function once<Value extends object>(replace: (value: Value) => Value): (value: Value) => Value {
  const replaced = new WeakMap<Value, Value>()
  return (value) => {
    const other = replaced.get(value) ?? replace(value)
    replaced.set(value, other)
    return other
  }
}
