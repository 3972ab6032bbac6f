import type { Partner } from '../../shared/partners/partner.ts'
import { paths } from '../../shared/paths.ts'
import { SITUATIONS, type Situation, withSituation } from '../../shared/situations.ts'
import type { Translate } from '../../shared/text/i18n.ts'
import { telUrl } from '../../shared/text/phone.ts'
import { useSite, useText } from '../text.tsx'
import { AskLink } from './partner/partner-links.tsx'

type SituationChoiceProps = {
  path: string
  current: Situation | null
}

/** Links need no script. */
export function SituationChoice({ path, current }: SituationChoiceProps) {
  const t = useText()
  return (
    <nav className="situations" id="situation" aria-label={t('Where are you now?')}>
      <p className="label">{t('Where are you now?')}</p>
      <ul>
        {SITUATIONS.map((situation) => (
          <li key={situation}>
            <a
              className="chip"
              href={`${withSituation(path, situation)}#situation`}
              rel="nofollow"
              aria-current={situation === current ? 'true' : undefined}
            >
              {nameOf(situation, t)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Action = 'call' | 'ask' | 'first-steps' | 'find' | 'questions' | 'call-us'

const ON_HOME: Readonly<Record<Situation, readonly Action[]>> = {
  'just-died': ['first-steps', 'find', 'call-us', 'questions'],
  'cremation-arranged': ['find', 'questions', 'call-us'],
  'ashes-at-home': ['find', 'call-us', 'questions'],
  'planning-ahead': ['questions', 'find', 'call-us'],
}
const ON_PARTNER: Readonly<Record<Situation, readonly Action[]>> = {
  'just-died': ['call', 'first-steps', 'ask', 'questions', 'call-us'],
  'cremation-arranged': ['call', 'ask', 'questions', 'call-us'],
  'ashes-at-home': ['ask', 'call', 'questions', 'call-us'],
  'planning-ahead': ['ask', 'questions', 'call', 'call-us'],
}

/** The likeliest first. */
export function SituationSteps({ path, current, partner }: SituationChoiceProps & { partner?: Partner }) {
  const t = useText()
  if (current === null) return null
  const actions = (partner ? ON_PARTNER : ON_HOME)[current]
  return (
    <section className="situation-steps" aria-labelledby="situation-steps">
      <h2 id="situation-steps">{nameOf(current, t)}</h2>
      <p className="soft">{wordsOf(current, t)}</p>
      <ul className="situation-actions">
        {actions.map((action, index) => (
          <ActionItem
            key={action}
            action={action}
            partner={partner}
            className={index === 0 ? 'button filled' : 'button'}
          />
        ))}
      </ul>
      <p className="small">
        <a href={`${path}#situation`}>{t('Show the page in its usual order')}</a>
      </p>
    </section>
  )
}

type ActionItemProps = { action: Action; partner: Partner | undefined; className: string }

function ActionItem({ action, partner, className }: ActionItemProps) {
  const { t, provider } = useSite()
  const link = (href: string, text: string) => (
    <li>
      <a className={className} href={href}>
        {text}
      </a>
    </li>
  )
  switch (action) {
    case 'call':
      return partner ? link(telUrl(partner.phone), t('Call {phone}', { phone: partner.phone })) : null
    case 'ask':
      return partner ? (
        <li>
          <AskLink className={className} partner={partner} />
        </li>
      ) : null
    case 'first-steps':
      return link(paths.text('first-steps'), t('What to do first'))
    case 'find':
      return link(paths.search(), t('Find a funeral home'))
    case 'questions':
      return link(`${paths.shortlist()}#questions`, t('Questions to ask'))
    case 'call-us':
      return provider.supportPhone
        ? link(
            telUrl(provider.supportPhone),
            t('Call {provider}: {phone}', { provider: provider.name, phone: provider.supportPhone }),
          )
        : null
  }
}

function nameOf(situation: Situation, t: Translate): string {
  const names = {
    'just-died': t('Someone has just died'),
    'cremation-arranged': t('Cremation is arranged'),
    'ashes-at-home': t('Ashes are at home'),
    'planning-ahead': t('Planning ahead'),
  }
  return names[situation]
}

function wordsOf(situation: Situation, t: Translate): string {
  const words = {
    'just-died': t(
      'Little has to be done at once. One call to a funeral home is enough to begin; the rest can wait.',
    ),
    'cremation-arranged': t(
      'Tell the funeral home before the cremation, or before the ashes are handed over, that you would like solidified remains.',
    ),
    'ashes-at-home': t(
      'There is no hurry. Ask a partner how the ashes are handed over, and what else is needed.',
    ),
    'planning-ahead': t(
      'Take your time. Ask for prices in writing, and tell one person you trust what you decide.',
    ),
  }
  return words[situation]
}
