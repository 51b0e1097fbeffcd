/**
 * The entries of a lock that some of its workspaces need to run and to be built: their dependencies and all that those
 * depend on, as npm finds them. A peer that is only welcome does not belong to it.
 */
export function closureOf(packages, workspaces) {
  const found = new Set()
  const visit = (place) => {
    const entry = packages[place]
    if (!entry || found.has(place)) return
    found.add(place)
    if (entry.link) return visit(entry.resolved)
    for (const name of namesOf(entry)) {
      const next = placeOf(packages, place, name)
      if (next) visit(next)
    }
  }
  visit('')
  workspaces.forEach(visit)
  return found
}

const namesOf = ({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) =>
  Object.keys({
    ...dependencies,
    ...optionalDependencies,
    ...Object.fromEntries(
      Object.entries(peerDependencies ?? {}).filter(
        ([name]) => !peerDependenciesMeta?.[name]?.optional,
      ),
    ),
  })

/** Where a package finds another one: beside itself, else in a folder above. */
function placeOf(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder}${folder === '' ? '' : '/'}node_modules/${name}`
    if (packages[place]) return place
    if (folder === '') return null
  }
}
