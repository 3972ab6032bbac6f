/** Registers the worker that keeps pages for reading without a connection; see site/offline. */
export function keepPages(): void {
  const register = () => navigator.serviceWorker?.register('/sw.js').catch(() => {})
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}
