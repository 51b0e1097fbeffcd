import type { Rule } from '../rule.ts'

/** A package that is installed for everybody and imported by nobody. */
export const deadDependencies: Rule = {
  name: 'dead-dependency',
  check: ({ files }) =>
    files
      .filter(({ path }) => /^packages\/[\w-]+\/package\.json$/.test(path))
      .flatMap(({ path, text }) => {
        const folder = path.split('/')[1]
        const wanted = new Set(
          files
            .filter((file) => file.path.startsWith(`packages/${folder}/`))
            .flatMap(({ imports }) => imports.map(({ from }) => packageName(from))),
        )
        const { dependencies = {} } = JSON.parse(text) as { dependencies?: Record<string, string> }
        return Object.keys(dependencies)
          .filter((name) => !wanted.has(name) && !name.startsWith('@linmen/'))
          .map((name) => ({ path, line: lineOf(text, name), message: `nobody imports ${name}` }))
      }),
}

const packageName = (request: string) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/')

const lineOf = (text: string, name: string) =>
  text.slice(0, text.indexOf(`"${name}"`)).split('\n').length
