/* Switched off by the operator: removes what was kept on this device, and itself. */
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name.startsWith('saved-')).map((name) => caches.delete(name))),
      )
      .then(() => registration.unregister()),
  ),
)
