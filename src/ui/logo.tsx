export function Logo() {
  return (
    <svg className="logo" width="36" height="30" viewBox="0 0 36 30" aria-hidden="true">
      <path d="M1 20.5C1 13.8 8 11.6 18.2 11.6S35 14.2 35 20.7 29.2 29 18 29 1 27.2 1 20.5Z" />
      <path
        className="logo-top"
        d="M9.5 5.6C9.5 2.6 13.2 1 18.3 1s8.4 1.7 8.4 4.6-3.5 4.7-8.4 4.7-8.8-1.7-8.8-4.7Z"
      />
    </svg>
  )
}
