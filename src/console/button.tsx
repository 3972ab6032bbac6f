import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'

type Labelled<Props> = Omit<Props, 'children'> & { label: ReactNode }

type ButtonProps = Labelled<ComponentProps<'button'>> & {
  /** Shown instead of the label while it works; it is then disabled. */
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

export function ButtonLink({ label, className = 'button', ...link }: Labelled<ComponentProps<typeof Link>>) {
  return (
    <Link className={className} {...link}>
      {label}
    </Link>
  )
}
