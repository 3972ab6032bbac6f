import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { listLackingPartnersCall } from '../../../shared/calls/dashboard.ts'
import { LACKING, type Lacking } from '../../../shared/dashboard.ts'
import type { Translate } from '../../../shared/text/i18n.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { LoadError, Loading } from '../../../ui/states.tsx'
import { queryOf } from '../../api.ts'
import { useTranslate } from '../../text.tsx'

/** Partners without the field in `?lacking=email`, each linked to its form. */
export function LackingDialog() {
  const t = useTranslate()
  const [search, setSearch] = useSearchParams()
  const field = LACKING.find((one) => one === search.get('lacking'))
  const { data, error, refetch } = useQuery({
    ...queryOf(listLackingPartnersCall, { query: { field: field as Lacking } }),
    enabled: field !== undefined,
    staleTime: 0,
  })
  if (!field) return null
  return (
    <Dialog
      isOpen
      title={titleOf(t, field)}
      description={
        data && data.partners.length < data.total
          ? t('The first {shown, number} of {total, number} active partners, by name.', {
              shown: data.partners.length,
              total: data.total,
            })
          : t('Active partners. Open one to fill it in.')
      }
      onClose={() => setSearch({}, { replace: true, preventScrollReset: true })}
    >
      {error ? (
        <LoadError
          title={t('The list could not be loaded')}
          text={error.message}
          retryLabel={t('Try again')}
          onRetry={() => refetch()}
        />
      ) : !data ? (
        <Loading label={t('Loading partners…')} />
      ) : (
        <ul className="rows lacking-list">
          {data.partners.map(({ id, name, city, state }) => (
            <li key={id}>
              <Link className="row lacking" to={`/admin/partners/${id}/edit`}>
                <span className="row-name">{name}</span>
                <span className="lacking-place">{t('{city}, {state}', { city, state })}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="dialog-buttons lacking-buttons">
        <button
          type="button"
          className="button"
          onClick={() => setSearch({}, { replace: true, preventScrollReset: true })}
        >
          {t('Close')}
        </button>
      </div>
    </Dialog>
  )
}

function titleOf(t: Translate, field: Lacking): string {
  switch (field) {
    case 'email':
      return t('Partners without e-mail')
    case 'website':
      return t('Partners without a website')
    case 'description':
      return t('Partners without a description')
    case 'longDescription':
      return t('Partners without a long description')
    case 'text':
      return t('Partners with a description missing')
    case 'servicesOffered':
      return t('Partners without services')
    case 'imageUrl':
      return t('Partners without a main image')
    case 'logoUrl':
      return t('Partners without a logo')
    case 'coordinates':
      return t('Partners without coordinates')
  }
}
