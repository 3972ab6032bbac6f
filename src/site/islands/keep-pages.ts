/** Registers the worker of site/offline. */
export function keepPages(): void {
  const register = () => navigator.serviceWorker?.register('/sw.js').catch(() => {})
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}
