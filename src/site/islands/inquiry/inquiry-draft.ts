import type { Island } from '../island.ts'
import { createInquiryKeeper, type InquiryKeeper } from './keep-inquiry.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export function createIsland(): Island {
  const keeper = createInquiryKeeper()
  return {
    mount(form) {
      const { partnerId } = form.dataset
      if (partnerId) keepForm(form, keeper, partnerId)
    },
  }
}

/** `keyOf`: Idempotency-Key, once sent. */
export function keepForm(
  form: HTMLElement,
  keeper: InquiryKeeper,
  partnerId: string,
  keyOf: () => string | null = () => null,
): void {
  if (!keeper.canKeep) return
  restore(fieldsOf(form), keeper, partnerId)
  const save = () => keeper.save(partnerId, { ...readInquiry(form), key: keyOf() })
  save()
  form.addEventListener('input', save)
  form.addEventListener('change', save)
  showNote(form, keeper, save)
}

/** Typed and chosen. */
export function readInquiry(form: HTMLElement) {
  const fields = fieldsOf(form)
  const text = (name: string) => fields.find((field) => field.name === name)?.value ?? ''
  const boxes = fields.filter(isBox).filter(({ checked }) => checked)
  return {
    values: { name: text('name'), email: text('email'), phone: text('phone'), message: text('message') },
    choices: {
      preferredContact: text('preferredContact'),
      preferredTime: text('preferredTime'),
      topics: boxes.filter(({ name }) => name.startsWith('about-')).map(topicOf),
      wantsCopy: boxes.some(({ name }) => name === 'wantsCopy'),
    },
  }
}

/** Not over what the server sent back. */
function restore(fields: Field[], keeper: InquiryKeeper, partnerId: string): void {
  const kept = keeper.read(partnerId)
  if (!kept || fields.some((field) => !isBox(field) && field.value !== '')) return
  for (const field of fields) {
    if (isBox(field))
      field.checked =
        kept.choices.topics.includes(topicOf(field)) || (field.name === 'wantsCopy' && kept.choices.wantsCopy)
    else if (field.name === 'preferredContact' || field.name === 'preferredTime')
      field.value = kept.choices[field.name]
    else field.value = kept.values[field.name] ?? ''
  }
}

function showNote(form: HTMLElement, keeper: InquiryKeeper, save: () => void): void {
  const note = form.querySelector<HTMLElement>('[data-kept]')
  if (!note) return
  const button = document.createElement('button')
  button.type = 'button'
  const show = () => {
    const { on = '', onButton = '', off = '', offButton = '' } = note.dataset
    button.textContent = keeper.isOn() ? onButton : offButton
    note.replaceChildren(keeper.isOn() ? on : off, ' ', button)
    note.hidden = false
  }
  button.addEventListener('click', () => {
    keeper.turn(!keeper.isOn())
    save()
    show()
    button.focus()
  })
  show()
}

const fieldsOf = (form: HTMLElement) => [...form.querySelectorAll<Field>('.input[name], .checkbox[name]')]
const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox'
const topicOf = ({ name }: Field) => name.replace(/^about-/, '')
