import { paths } from '../../../shared/paths.ts'
import type { PressReleaseAnswer } from '../../../shared/press-releases/press-release.ts'
import { useText } from '../../text.tsx'

type PressResultProps = { result: PressReleaseAnswer | null; companyName: string; logoUrl: string }

/** Without one a form that the island fills. */
export function PressResult({ result, companyName, logoUrl }: PressResultProps) {
  const t = useText()
  const isTemplate = result?.source === 'template'
  return (
    <section className="press-result" aria-labelledby="press-result" data-result>
      <h2 id="press-result" tabIndex={-1}>
        {t('Your Press Release')}
      </h2>
      <p className="soft" data-empty hidden={result !== null}>
        {t('It appears here once it is written.')}
      </p>
      <form
        className="press-document"
        method="post"
        action={paths.pressReleaseDocument()}
        data-document
        hidden={result === null}
      >
        <p className="press-figures">
          <span className="badge" data-source>
            {isTemplate ? t('Template') : t('AI')}
          </span>{' '}
          <span data-count aria-live="polite">
            {t('{count} words', { count: result?.wordCount ?? 0 })}
          </span>
        </p>
        <input type="hidden" name="companyName" defaultValue={companyName} />
        <input type="hidden" name="logoUrl" defaultValue={logoUrl} />
        <label className="unseen" htmlFor="press-text">
          {t('Text of the press release')}
        </label>
        <textarea
          className="input press-text"
          id="press-text"
          name="text"
          rows={28}
          maxLength={30_000}
          defaultValue={result?.pressRelease}
        />
        <div className="buttons">
          <button className="button filled" type="submit" name="format" value="txt">
            {t('Download Press Release')}
          </button>
          <button className="button" type="submit" name="format" value="docx">
            {t('Word document')}
          </button>
          <button className="button" type="submit" name="format" value="pdf">
            {t('PDF')}
          </button>
          <button className="button" type="button" data-copy hidden>
            {t('Copy')}
          </button>
          <button className="button" type="button" data-print hidden>
            {t('Print')}
          </button>
        </div>
        <section aria-labelledby="press-checks" data-checks hidden={!result || result.warnings.length === 0}>
          <h3 id="press-checks">{t('Please check')}</h3>
          <ul className="press-checks" data-warnings>
            {result?.warnings.map(({ message, start }) => (
              <li key={`${message} ${start}`}>{message}</li>
            ))}
          </ul>
        </section>
        <details className="press-statements" data-statements hidden={!result?.statements?.length}>
          <summary>{t('What each sentence rests on')}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('Release')}</th>
                <th scope="col">{t('Your form')}</th>
              </tr>
            </thead>
            <tbody data-statement-rows>
              {result?.statements?.map(({ text, sources }) => (
                <tr key={text}>
                  <td>{text}</td>
                  <td>{sources.join(' ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </form>
      <section aria-labelledby="press-earlier" data-earlier hidden>
        <h3 id="press-earlier">{t('Earlier on this device')}</h3>
        <ul className="press-earlier" data-earlier-list />
      </section>
    </section>
  )
}
