import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'

type Labelled<Props> = Omit<Props, 'children'> & { label: ReactNode }

/** Submits only as `type="submit"`. */
export function Button({ label, className = 'button', ...button }: Labelled<ComponentProps<'button'>>) {
  return (
    <button type="button" className={className} {...button}>
      {label}
    </button>
  )
}

export function ButtonLink({ label, className = 'button', ...link }: Labelled<ComponentProps<typeof Link>>) {
  return (
    <Link className={className} {...link}>
      {label}
    </Link>
  )
}
