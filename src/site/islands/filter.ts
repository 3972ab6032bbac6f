import type { Island } from './island.ts'

/** Shows a filter page's form in a sheet. */
export function createIsland(): Island {
  const sheet = document.body.appendChild(document.createElement('dialog'))
  sheet.className = 'sheet'
  sheet.setAttribute('closedby', 'any')
  sheet.addEventListener('click', (event) => {
    const target = event.target as Element
    if (target !== sheet && !target.closest('[data-close]')) return
    event.preventDefault()
    sheet.close()
  })
  // Blank choices stay out of the address.
  sheet.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name)
  })
  return {
    open(_, link) {
      showForm(sheet, link).catch(() => location.assign(link.href))
    },
  }
}

async function showForm(sheet: HTMLDialogElement, link: HTMLAnchorElement): Promise<void> {
  const response = await fetch(link.href)
  if (!response.ok) throw new Error(`${response.status}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const form = page.querySelector('.filter-form')
  const heading = document.createElement('h2')
  heading.textContent = page.querySelector('h1')?.textContent ?? ''
  heading.id = 'sheet'
  if (!form) throw new Error('The page has no form.')
  sheet.setAttribute('aria-labelledby', heading.id)
  sheet.replaceChildren(heading, form)
  sheet.showModal()
}
