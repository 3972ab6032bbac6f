import { useText } from '../../text.tsx'

type LogoFieldsProps = { tool: string; logoUrl: string | undefined; error: string | undefined }

/** File or address; one already sent travels with the form, unless refused. */
export function LogoFields({ tool, logoUrl, error }: LogoFieldsProps) {
  const t = useText()
  const isData = logoUrl?.startsWith('data:') ?? false
  const isUploaded = isData && !error
  const id = (name: string) => `${tool}-${name}`
  return (
    <fieldset className="press-logo">
      <legend>{t('Company Logo')}</legend>
      <p className="field-hint" id="logo-hint">
        {t('PNG with a transparent background, at most 5 MB: a file, or its address.')}
      </p>
      <div className="field">
        <label htmlFor={id('logoFile')}>{t('Logo file')}</label>
        <input
          className="input"
          id={id('logoFile')}
          name="logoFile"
          type="file"
          accept="image/png"
          aria-describedby="logo-hint"
        />
      </div>
      <div className="field">
        <label htmlFor={id('logoUrl')}>{t('Logo URL')}</label>
        <input
          className="input"
          id={id('logoUrl')}
          name="logoUrl"
          type="url"
          placeholder="https://"
          disabled={isUploaded}
          defaultValue={isData ? '' : logoUrl}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id('logoUrl-error') : undefined}
        />
        {isUploaded && <input type="hidden" name="logoData" value={logoUrl} />}
        {error && (
          <p className="field-error" id={id('logoUrl-error')}>
            {error}
          </p>
        )}
      </div>
    </fieldset>
  )
}
