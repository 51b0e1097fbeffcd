import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressBuild } from './build/compress-build.ts'

const api = process.env['LINMEN_API'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  base: '/console/',
  plugins: [react(), compressBuild()],
  resolve: {
    conditions: ['linmen-source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom', '@tanstack/react-query'],
  },
  server: { proxy: { '/api': api } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    sourcemap: false,
    chunkSizeWarningLimit: 2000,
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
})
