import { type ComponentProps, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Loading } from '../ui/states.tsx'
import { siteInfo } from './site-info.ts'
import { momentText, t } from './text.ts'

type Labelled<Props> = Omit<Props, 'children'> & { label: ReactNode }

type ButtonProps = Labelled<ComponentProps<'button'>> & {
  /** Stands for the label while it works; disables it. */
  busy?: string | false
}

export function Button({ label, busy, disabled, className = 'button', ...button }: ButtonProps) {
  return (
    <button type="button" className={className} disabled={disabled || Boolean(busy)} {...button}>
      {busy || label}
    </button>
  )
}

export function SubmitButton(button: ButtonProps) {
  return <Button type="submit" className="button filled" {...button} />
}

type ChoiceProps<Value extends string> = {
  label: string
  choices: readonly (readonly [Value, string])[]
  value: Value | undefined
  onChange: (value: Value) => void
  className: string
  buttonClassName?: string
}

export function Choice<Value extends string>({ label, choices, value, ...choice }: ChoiceProps<Value>) {
  return (
    <fieldset className={choice.className}>
      <legend className="unseen">{label}</legend>
      {choices.map(([each, text]) => (
        <Button
          key={each}
          label={text}
          className={choice.buttonClassName ?? 'tab'}
          aria-pressed={each === value}
          data-state={each === value ? 'active' : undefined}
          onClick={() => choice.onChange(each)}
        />
      ))}
    </fieldset>
  )
}

type FileButtonProps = {
  label: string
  accept: string
  className?: string
  onFile: (file: File) => void
}

export function FileButton({ label, accept, className, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button label={label} className={className} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // Else the same file, put right, could not be chosen again.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}

export function ButtonLink({ label, className = 'button', ...link }: Labelled<ComponentProps<typeof Link>>) {
  return (
    <Link className={className} {...link}>
      {label}
    </Link>
  )
}

type ScreenProps = {
  title: string
  actions?: ReactNode
  lead?: ReactNode
  /** A new part takes the focus. */
  part?: string | undefined
  children: ReactNode
}

/** The heading takes the focus after navigation. */
export function Screen({ title, actions, lead, part, children }: ScreenProps) {
  const { providerName } = siteInfo()
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is a navigation
  useEffect(() => {
    // A field keeps the focus: autofocused, or in use while the window changes its width.
    if (!document.activeElement || document.activeElement === document.body || !isInMain())
      heading.current?.focus({ preventScroll: true })
  }, [part])
  return (
    <>
      <title>{`${title} · ${providerName}`}</title>
      <div className="screen-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className="screen-lead">{lead}</p>}
        </div>
        {actions && <div className="screen-actions">{actions}</div>}
      </div>
      {children}
    </>
  )
}

function isInMain(): boolean {
  const at = document.activeElement
  return at?.closest('main') != null && at.id !== 'main' && at.checkVisibility()
}

type LoadFailedProps = { title: string; error?: Error | null; onRetry: () => unknown }

export function LoadFailed({ title, error, onRetry }: LoadFailedProps) {
  return (
    <div className="state danger" role="alert">
      <h2>{title}</h2>
      {error?.message && <p className="soft">{error.message}</p>}
      <div className="state-actions">
        <Button label={t('Try Again')} onClick={() => void onRetry()} />
      </div>
    </div>
  )
}

export function PartnersFailed(props: Omit<LoadFailedProps, 'title'>) {
  return <LoadFailed title={t('Failed to fetch partners')} {...props} />
}

type Query = { data: unknown; error: Error | null; refetch: () => unknown }

/** Nothing once there is data, even if reading it again failed. */
export function Waiting({ query, loading, failed }: { query: Query; loading: string; failed: string }) {
  if (query.data) return null
  if (!query.error) return <Loading label={loading} />
  return <LoadFailed title={failed} error={query.error} onRetry={query.refetch} />
}

type RecentListProps = {
  title: string
  of: readonly { id: string; to: string; name: string; state: string; createdAt: string; userName: string }[]
}

/** Of all administrators, newest first. */
export function RecentList({ title, of }: RecentListProps) {
  if (of.length === 0) return null
  return (
    <section className="recent">
      <h2>{title}</h2>
      <ul>
        {of.map(({ id, to, name, state, createdAt, userName }) => (
          <li key={id}>
            <Link to={to}>{name}</Link>
            <span>{state}</span>
            <span className="soft">
              {t('{moment} by {name}', { moment: momentText(createdAt), name: userName })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Pages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }

type ShowMoreProps = {
  pages: Pages
  label?: string
  of?: readonly [shown: number, total: number]
  className?: string
  /** When it comes near, not only by a click. */
  isEager?: boolean
}

export function ShowMore({ pages, label, of, className, isEager = false }: ShowMoreProps) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages
  const watch = useCallback(
    (button: HTMLButtonElement) => {
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchNextPage(), {
        rootMargin: '50%',
      })
      observer.observe(button)
      return () => observer.disconnect()
    },
    [fetchNextPage],
  )
  if (!hasNextPage) return null
  return (
    <Button
      label={of ? t('Show more ({shown, number} of {total, number})', { shown: of[0], total: of[1] }) : label}
      busy={isFetchingNextPage && t('Loading...')}
      className={className}
      ref={isEager ? watch : undefined}
      onClick={() => void fetchNextPage()}
    />
  )
}
