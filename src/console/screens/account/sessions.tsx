import { useState } from 'react'
import { endSessionCall, listSessionsCall, signOutEverywhereCall } from '../../../shared/calls/own-account.ts'
import { call, useChange, useFresh } from '../../api.ts'
import { AskDialog } from '../../form-dialog.tsx'
import { Button, Waiting } from '../../parts.tsx'
import { forgetSession } from '../../session.ts'
import { momentText, t } from '../../text.ts'
import { AccountPart } from './account-part.tsx'

export function Sessions() {
  const [isAsking, setAsking] = useState(false)
  const query = useFresh(listSessionsCall)
  const { data } = query
  const end = useChange((id: string) => call(endSessionCall, { params: { id } }), {
    done: () => t('The session has ended'),
    outdates: [listSessionsCall],
  })
  const signOut = useChange(() => call(signOutEverywhereCall), {
    done: () => t('You are logged out everywhere'),
    onSuccess: forgetSession,
  })

  return (
    <AccountPart
      title={t('Sessions')}
      text={t('A session ends after half an hour without use, and after twelve hours in any case.')}
    >
      <Waiting
        query={query}
        loading={t('Loading sessions...')}
        failed={t('Your sessions could not be loaded')}
      />
      {data && (
        <ul className="account-list">
          {data.map((session) => (
            <li key={session.id}>
              <div>
                <strong>{browserName(session.userAgent)}</strong>{' '}
                {session.isCurrent && <span className="badge">{t('This browser')}</span>}
                <p className="soft">
                  {t('Since {since}, last used {last}', {
                    since: momentText(session.createdAt),
                    last: momentText(session.lastSeenAt),
                  })}
                </p>
              </div>
              {!session.isCurrent && (
                <Button
                  label={t('End Session')}
                  className="link-button"
                  disabled={end.isPending}
                  aria-label={t('End the session: {browser}, since {since}', {
                    browser: browserName(session.userAgent),
                    since: momentText(session.createdAt),
                  })}
                  onClick={() => end.mutate(session.id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <Button label={t('Sign Out Everywhere')} className="button danger" onClick={() => setAsking(true)} />
      {isAsking && (
        <AskDialog
          title={t('Sign Out Everywhere')}
          description={t('All your sessions end, including this one.')}
          submitLabel={t('Sign Out')}
          pendingLabel={t('Signing out...')}
          isPending={signOut.isPending}
          isDanger
          onSubmit={() => signOut.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </AccountPart>
  )
}

/** Most User-Agents also name other browsers: the first match wins. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
]

/** "Firefox, Windows", as far as known. */
function browserName(userAgent: string | null): string {
  const find = (list: [RegExp, string][]) => list.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(', ') || t('Unknown browser')
}
