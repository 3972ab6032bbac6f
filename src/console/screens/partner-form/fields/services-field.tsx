import { useId } from 'react'
import { useController } from 'react-hook-form'
import { Button } from '../../../button.tsx'
import { t } from '../../../text.ts'
import type { PartnerFormValues } from '../form-values.ts'

type ServicesFieldProps = {
  label: string
  placeholder: string | undefined
  /** Saving adds it. */
  pending: string
  onPending: (text: string) => void
}

export function ServicesField({ label, placeholder, pending, onPending }: ServicesFieldProps) {
  const id = useId()
  const { field, fieldState } = useController<PartnerFormValues, 'servicesOffered'>({
    name: 'servicesOffered',
  })
  const services = field.value
  const { error } = fieldState
  const message = error?.message ?? (Array.isArray(error) ? error.find(Boolean)?.message : undefined)

  function add() {
    field.onChange(addServices(services, pending))
    onPending('')
  }
  function remove(position: number) {
    field.onChange(services.toSpliced(position, 1))
    document.getElementById(id)?.focus()
  }

  return (
    <div className="field services-field">
      <label htmlFor={id}>{label}</label>
      {services.length > 0 && (
        <ul className="services" aria-label={label}>
          {services.map((service, position) => (
            <li key={service}>
              <span>{service}</span>
              <Button
                label={t('Remove')}
                className="link-button"
                aria-label={t('Remove {service}', { service })}
                onClick={() => remove(position)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="service-adder">
        <input
          className="input"
          id={id}
          ref={field.ref}
          value={pending}
          placeholder={placeholder}
          autoComplete="off"
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? `${id}-error` : undefined}
          onBlur={field.onBlur}
          onChange={({ currentTarget }) => onPending(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            add()
          }}
        />
        <Button label={t('Add Service')} onClick={add} disabled={pending.trim() === ''} />
      </div>
      {message && (
        <p className="field-error" id={`${id}-error`}>
          {message}
        </p>
      )}
    </div>
  )
}

export function addServices(services: readonly string[], typed: string): string[] {
  const added = typed.split(';').map((service) => service.trim())
  return [...new Set([...services, ...added])].filter(Boolean)
}
