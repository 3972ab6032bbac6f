import { type ReactNode, useId } from 'react'

type AccountPartProps = { title: string; text?: ReactNode; children: ReactNode }

export function AccountPart({ title, text, children }: AccountPartProps) {
  const id = useId()
  return (
    <section className="account-part" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {text && <p className="soft">{text}</p>}
      </div>
      <div className="account-doing">{children}</div>
    </section>
  )
}
