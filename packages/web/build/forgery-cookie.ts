import type { Plugin } from 'vite'

/** In development the page comes from Vite, but the cookie that lets it write comes from the server. */
export function forgeryCookie(api: string): Plugin {
  return {
    name: 'linmen:forgery-cookie',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!/^\/(\?|$)/.test(request.url ?? '')) return next()
        const headers = request.headers.cookie ? { cookie: request.headers.cookie } : {}
        fetch(api, { headers })
          .then((answer) => answer.headers.getSetCookie())
          .then((cookies) => cookies.length > 0 && response.setHeader('set-cookie', cookies))
          .catch(() => server.config.logger.warn(`${api} does not answer yet`))
          .finally(next)
      })
    },
  }
}
