import react from '@vitejs/plugin-react'
import { defineConfig, type EnvironmentOptions } from 'vite'
import { copyFiles } from './scripts/build/copy-files.ts'
import { copyFilmArt } from './scripts/build/copy-film-art.ts'
import { escapeBundle } from './scripts/build/escape-bundle.ts'
import { guardBrowserBundle } from './scripts/build/guard-browser-bundle.ts'
import { precompress } from './scripts/build/precompress.ts'
import { replaceZod } from './scripts/build/replace-zod.ts'
import { KEPT_IN_NODE_MODULES } from './scripts/build/runtime-packages.ts'
import { writeIslandMessages } from './scripts/build/write-island-messages.ts'
import { writePlaceIndex } from './scripts/build/write-place-index.ts'

/** How long a plugin takes depends on the machine's other work; it is no warning. */
const QUIET = { pluginTimings: false }

export default defineConfig({
  plugins: [
    react(),
    replaceZod(),
    guardBrowserBundle(),
    writeIslandMessages(),
    precompress(),
    copyFiles(),
    copyFilmArt(),
    writePlaceIndex(),
    escapeBundle(),
  ],
  build: { reportCompressedSize: false },
  environments: {
    // What a page names: one style sheet, one script, and the chunks that islands fetch when they are needed.
    client: {
      build: {
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ['src/site/site.css', 'src/site/islands/loader.ts'],
          checks: QUIET,
        },
      },
    },
    // The back office is built by itself, so that nothing of it can weigh on a public page.
    console: {
      consumer: 'client',
      build: {
        assetsDir: 'assets/console',
        copyPublicDir: false,
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: 'src/console/main.tsx', checks: QUIET },
      },
    },
    ssr: { ...program('src/main.ts') },
    command: { consumer: 'server', ...program('src/import.ts') },
    // The thread that both start for an Excel workbook.
    workbook: {
      consumer: 'server',
      ...program('src/features/import-jobs/read/workbook/convert-in-worker.ts'),
    },
    admin: { consumer: 'server', ...program('src/admin.ts') },
    backup: { consumer: 'server', ...program('src/backup.ts') },
    keys: { consumer: 'server', ...program('src/keys.ts') },
    render: { consumer: 'server', ...program('src/render.ts') },
    still: { consumer: 'server', ...program('src/still.ts') },
    picture: { consumer: 'server', ...program('src/picture.ts') },
    document: { consumer: 'server', ...program('src/document.ts') },
  },
})

/**
 * A program of the server. One file with its packages starts twice as fast as their thousand files, and runs its
 * modules in the order of the sources, which files shared between programs would not. Names stay readable in traces.
 */
function program(input: string): EnvironmentOptions {
  return {
    resolve: { noExternal: true, external: KEPT_IN_NODE_MODULES },
    build: {
      emptyOutDir: false,
      ssr: true,
      // Icons and the ground of the social images stand in public/; only the browser's files need them.
      copyPublicDir: false,
      target: 'node22',
      minify: false,
      rolldownOptions: {
        input,
        checks: QUIET,
        output: {
          entryFileNames: '[name].js',
          codeSplitting: false,
          comments: { annotation: false, jsdoc: false },
        },
      },
    },
  }
}
