import { FIRST_PAGE, reachable, type Manifest } from './first-load.ts'

/**
 * A visit that begins at home fetches the home page together with the shell. Addresses live after
 * the hash, which the server never sees, so a line of script decides.
 */
export function preloadHome(html: string, manifest: Manifest): string {
  const home = Object.keys(manifest).filter((key) => FIRST_PAGE.test(key))
  const files = [...reachable(manifest, home)]
    .flatMap((key) => manifest[key] ?? [])
    .map((chunk) => `/${chunk.file}`)
    .filter((file) => !html.includes(file))
  if (files.length === 0) return html
  return html.replace('</head>', `<script>${script(files)}</script>\n  </head>`)
}

const script = (files: readonly string[]) =>
  `/^(#\\/?(tabs\\/home)?)?$/.test(location.hash.split('?')[0])&&${JSON.stringify(files)}` +
  `.forEach(function(f){var l=document.createElement('link');l.rel='modulepreload';l.href=f;` +
  `document.head.appendChild(l)})`
