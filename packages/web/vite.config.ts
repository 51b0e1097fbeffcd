import react from '@vitejs/plugin-react'
import mobileForever from 'postcss-mobile-forever'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunk-plan.ts'
import { finishBuild } from './build/finish-build.ts'
import { forgeryCookie } from './build/forgery-cookie.ts'
import { textFloor } from './postcss/text-floor.ts'

const api = process.env['LINMEN_API'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [react(), forgeryCookie(api), finishBuild()],
  resolve: {
    conditions: ['linmen-source', 'module', 'browser', 'development|production'],
  },
  css: {
    postcss: {
      plugins: [
        mobileForever({
          appSelector: '#root',
          viewportWidth: 375,
          maxDisplayWidth: 480,
          exclude: [/node_modules/],
        }),
        textFloor(),
      ],
    },
  },
  server: {
    proxy: {
      '/api': api,
      '/sportdata': api,
      '/live': { target: api, ws: true },
    },
  },
  build: {
    target: 'es2022',
    // Type faces inside a sheet would hold back everything that is drawn.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    // Every browser that runs what is built preloads modules by itself.
    modulePreload: { polyfill: false },
    manifest: true,
    sourcemap: false,
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:4][extname]',
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              // Long lists load their own part of the query library.
              test: /node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](query-core|react-query))[\\/](?!.*infinite)/i,
              priority: 99,
            },
            ...chunkGroups(import.meta.dirname),
          ],
        },
      },
    },
  },
})
