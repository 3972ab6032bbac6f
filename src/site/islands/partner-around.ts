/** What the card, or else the page, that an element stands in shows of its partner. Empty texts when it shows none. */
export function partnerAround(element: Element): { name: string; phone: string } {
  const around = element.closest('.row, .tile, .shortlist-partner') ?? element.ownerDocument
  return {
    name: around.querySelector('h1, h2 a, h3 a')?.textContent ?? '',
    phone: around.querySelector('.phone')?.textContent ?? '',
  }
}
