import type { PressReleaseAnswer } from '../../../shared/press-releases/press-release.ts'
import { actionButton } from './last-ten.ts'
import { showToast } from './show-toast.ts'
import type { ToolText } from './tool-text.ts'

export type ShownRelease = PressReleaseAnswer & { companyName: string; logoUrl: string }

type Check = { message: string; start: number; end: number; repair: string | null }

const CHECK_AFTER_MS = 400

/** Beside the form. */
export function createResult(root: HTMLElement, toolText: ToolText) {
  const { t, messages } = toolText
  const part = <Found extends HTMLElement>(selector: string) => root.querySelector(selector) as Found
  const form = part<HTMLFormElement>('[data-document]')
  const text = part<HTMLTextAreaElement>('.press-text')
  const count = part('[data-count]')
  const list = part('[data-warnings]')
  const printed = document.createElement('div')
  printed.className = 'press-printed'
  text.after(printed)
  let notices: PressReleaseAnswer['warnings'] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let before = text.value

  const reveal = () => {
    form.hidden = false
    part('[data-empty]').hidden = true
  }
  const select = (start: number, end: number) => {
    text.focus()
    text.setSelectionRange(start, end)
  }

  async function check(): Promise<void> {
    const [{ checkProse, proseOf }, { countWords }, { translateRefusal }] = await Promise.all([
      import('../../../shared/press-releases/check-prose.ts'),
      import('../../../shared/press-releases/text/split-sentences.ts'),
      import('../../../shared/text/translate-refusal.ts'),
    ])
    count.textContent = t('{count} words', { count: countWords(proseOf(text.value)) })
    const checks: Check[] = checkProse(text.value, namesIn()).map((one) => ({
      ...one,
      message: translateRefusal(t, messages, one.message),
    }))
    list.replaceChildren(
      ...notices.map(noticeItem),
      ...takeAllItems(),
      ...checks.map((one) => checkItem(one)),
    )
    part('[data-checks]').hidden = notices.length + checks.length === 0
  }

  function namesIn(): string[] {
    const contact =
      /^(?:Media Contact|Renseignements aux médias|Contacto para la prensa)\n([\s\S]*?)\n\n###/m.exec(
        text.value,
      )?.[1] ?? ''
    return [form.companyName.value, ...contact.split('\n')].filter((line: string) => line.length > 1)
  }

  function item(message: string, ...actions: HTMLElement[]): HTMLLIElement {
    const made = document.createElement('li')
    const words = document.createElement('span')
    words.textContent = message
    made.append(words, ...actions)
    return made
  }

  /** Puts in what was left out, where the form's own words stand instead, else before "About …". */
  function takeIn(taken: typeof notices): void {
    for (const { sentence = '', instead = '' } of taken) {
      const at = instead ? text.value.indexOf(instead) : -1
      const about = text.value.search(/\n\n(?:About |À propos |Acerca )/)
      const end = about < 0 ? text.value.length : about
      if (at < 0) text.setRangeText(`\n\n${sentence}`, end, end, 'select')
      else text.setRangeText(sentence, at, at + instead.length, 'select')
    }
    notices = notices.filter((one) => !taken.includes(one))
    text.focus()
    void check()
  }

  const isLeftOut = ({ sentence }: (typeof notices)[number]) => sentence && !text.value.includes(sentence)

  function noticeItem(notice: (typeof notices)[number]): HTMLLIElement {
    const { message, sentence } = notice
    if (!isLeftOut(notice)) return item(message)
    return item(
      message,
      actionButton(t('Take'), () => takeIn([notice]), t('Take: {sentence}', { sentence: sentence ?? '' })),
    )
  }

  function takeAllItems(): HTMLLIElement[] {
    const left = notices.filter(isLeftOut)
    if (left.length < 2) return []
    const count = left.length
    const all = t('Take all {count} sentences', { count })
    return [
      item(
        t('{count} sentences are not in the text.', { count }),
        actionButton(t('Take all'), () => takeIn(left), all),
      ),
    ]
  }

  function checkItem({ message, start, end, repair }: Check): HTMLLIElement {
    const piece = text.value.slice(start, end).replace(/\s+/g, ' ').slice(0, 60)
    const said = t('“{piece}”: {message}', { piece, message })
    const show = actionButton(t('Show'), () => select(start, end), t('Show: {piece}', { piece }))
    if (repair === null) return item(said, show)
    const fix = () => {
      text.setRangeText(repair, start, end, 'select')
      text.focus()
      void check()
    }
    return item(said, show, actionButton(t('Fix'), fix, t('Fix: {piece}', { piece })))
  }

  text.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void check(), CHECK_AFTER_MS)
  })
  const copy = part<HTMLButtonElement>('[data-copy]')
  copy.hidden = false
  copy.addEventListener('click', async () => {
    await navigator.clipboard.writeText(text.value).then(
      () => showToast(toolText, 'Copied', 'The press release is on your clipboard.'),
      () => select(0, text.value.length),
    )
  })
  const print = part<HTMLButtonElement>('[data-print]')
  print.hidden = false
  print.addEventListener('click', () => window.print())
  addEventListener('beforeprint', () => {
    printed.textContent = text.value
  })

  function showStatements(statements: NonNullable<PressReleaseAnswer['statements']>): void {
    part('[data-statements]').hidden = statements.length === 0
    part('[data-statement-rows]').replaceChildren(
      ...statements.map((statement) => {
        const row = document.createElement('tr')
        row.append(cell(statement.text), cell(statement.sources.join(' ')))
        return row
      }),
    )
  }

  return {
    /** Null empties it. */
    stream(piece: string | null) {
      if (!text.readOnly) {
        before = text.value
        text.value = ''
        text.readOnly = true
        list.replaceChildren()
      }
      reveal()
      text.value = piece === null ? '' : text.value + piece
      text.scrollTop = text.scrollHeight
    },
    /** Keeps what came of an unfinished release; without any, the text before. */
    stopStream() {
      if (!text.readOnly) return
      text.readOnly = false
      if (text.value.trim() === '') text.value = before
      form.hidden = text.value === ''
      notices = [
        { kind: 'writer', message: t('Writing stopped here. What is there can be kept and edited.') },
      ]
      showStatements([])
      void check()
    },
    show(release: ShownRelease) {
      reveal()
      text.readOnly = false
      text.value = release.pressRelease
      text.scrollTop = 0
      form.companyName.value = release.companyName
      form.logoUrl.value = release.logoUrl
      part('[data-source]').textContent = release.source === 'ai' ? t('AI') : t('Template')
      notices = release.warnings.filter(({ start }) => start === undefined)
      showStatements(release.statements ?? [])
      void check()
    },
    focus: () => part('#press-result').focus(),
  }
}

function cell(words: string): HTMLTableCellElement {
  const made = document.createElement('td')
  made.textContent = words
  return made
}
