import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const warningsFor = (...names: string[]) =>
  readConfig(Object.fromEntries(names.map((name) => [name, 'secret-value']))).warnings

test.each([
  ['SITEURL', 'SITE_URL'],
  ['site_url', 'SITE_URL'],
  ['DATADIR', 'DATA_DIR'],
])('%s is recognized as a misspelt %s', (name, meant) => {
  expect(warningsFor(name)).toEqual([`${name} is set, but there is no such setting. Did you mean ${meant}?`])
})

test.each(['GOOGLE_PLACE_KEY', 'SMTP_HOST', 'SITE_NAME', 'TRUST_PROXYS', 'DATABASE_URI'])(
  '%s is reported as unknown',
  (name) => {
    expect(warningsFor(name)).toEqual([`${name} is set, but there is no such setting.`])
  },
)

test('variables of other programs are ignored', () => {
  const common = `HOME PATH PWD USER SHELL LANG LC_ALL TERM TMPDIR MAIL MAILCHECK HOSTNAME HOSTTYPE LOGNAME EDITOR
    NODE_ENV NODE_OPTIONS NODE_COMPILE_CACHE NODE_EXTRA_CA_CERTS npm_config_cache npm_lifecycle_event npm_package_name
    INIT_CWD COLOR CI DEBUG TZ PORTS POST HOSTS PGHOST PGPORT PGDATA PGPASSWORD POSTGRES_PASSWORD
    GOOGLE_APPLICATION_CREDENTIALS GOOGLE_CLOUD_PROJECT GOOGLE_API_KEY OPENAI_API_KEY XAI_API_KEY API_KEY ANTHROPIC_API_KEY
    http_proxy HTTP_PROXY NO_PROXY XDG_DATA_DIRS XDG_DATA_HOME BASE_URL HTTP_URL KUBERNETES_SERVICE_HOST
    DATABASE_SERVICE_HOST DATABASE_SERVICE_PORT DATABASE_PORT DATABASE_PORT_5432_TCP DATABASE_PORT_5432_TCP_ADDR
    SMTP_PORT_25_TCP_PROTO SSH_AUTH_SOCK SYSTEMD_EXEC_PID JOURNAL_STREAM INVOCATION_ID VITEST VITEST_POOL_ID`
  expect(warningsFor(...common.split(/\s+/))).toEqual([])
})

test('settings that are read are not reported, and no value is shown', () => {
  const { warnings } = readConfig({
    FILES_URL: 's3://key:secret@store/films',
    DATA_KEY: '5ec4e7'.padEnd(64, '0'),
    SITE_URL: 'https://directory.example',
    METRICS_TOKEN: 'a-secret-value-of-30',
    PARTNER_TOOLS_CODE: '',
    METRICS_PASSWORD: 'secret-value',
  })
  expect(warnings).toEqual(['METRICS_PASSWORD is set, but there is no such setting.'])
  expect(readConfig({}).warnings).toEqual([])
})
