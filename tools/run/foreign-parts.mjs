const SYSTEMS =
  /(darwin|win32|linux|android|freebsd|openbsd|netbsd|openharmony|sunos|aix|wasm32|wasi)/
const PROCESSORS = /(arm64|x64|arm|ia32|riscv64|ppc64|s390x|loong64|mips64el|wasm32)/

/** Adds the optional native packages a lock should name and does not. Answers what it added. */
export function addForeignParts(packages) {
  const added = []
  for (const [owner, { dev, optionalDependencies = {} }] of Object.entries({ ...packages })) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const place = `node_modules/${name}`
      if (packages[place] || packages[`${owner}/${place}`]) continue
      const entry = entryFor(name, range, dev)
      if (!entry) continue
      packages[place] = entry
      added.push(`${name}@${entry.version}`)
    }
  }
  return added
}

/** Who builds needs the parts of what builds: only the parts of a tool for development are for development. */
function entryFor(name, range, dev) {
  const system = SYSTEMS.exec(name)
  if (!system) return null
  const cpu = PROCESSORS.exec(name.slice(system.index))?.[1] ?? 'x64'
  return {
    version: range.replace(/^\D*/, ''),
    cpu: [cpu],
    ...(dev && { dev }),
    optional: true,
    os: [system[1].startsWith('was') ? 'none' : system[1]],
    ...libcOf(name),
  }
}

function libcOf(name) {
  if (name.includes('musl')) return { libc: ['musl'] }
  return name.includes('linux') && name.includes('gnu') ? { libc: ['glibc'] } : {}
}
