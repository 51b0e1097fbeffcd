import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import mobileForever from 'postcss-mobile-forever'
import { defineConfig } from 'vite'
import { dressUp } from './build/dress-up.ts'
import { leanTables } from './build/lean-tables.ts'
import { textFloor } from './postcss/text-floor.ts'

// The package resolves to its development build, warnings included, in every mode.
const routerBuild = fileURLToPath(import.meta.resolve('react-router')).replace(
  /development[\\/]index\.\w+$/,
  'production/index.mjs',
)
const api = process.env['LINMEN_API'] ?? 'http://127.0.0.1:8080'

export default defineConfig(({ command }) => ({
  plugins: [react(), leanTables(), dressUp()],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    alias: command === 'build' ? [{ find: /^react-router$/, replacement: routerBuild }] : [],
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
    chunkImportMap: true,
    manifest: true,
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie|set-cookie-parser|@tanstack[\\/](query-core|react-query))[\\/]/,
              priority: 2,
            },
            {
              name: 'shared',
              test: /(packages[\\/](contract|domain)|web[\\/]src[\\/](kit|ui))[\\/]/,
              priority: 1,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
}))
