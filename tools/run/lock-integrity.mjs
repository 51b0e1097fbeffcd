/** The entries of a lock whose download npm could not verify: by place, with the name and version to look up. */
export const withoutIntegrity = (packages) =>
  downloaded(packages)
    .filter(([, { integrity }]) => !integrity)
    .map(([place, { name, version }]) => ({ place, spec: `${name ?? nameOf(place)}@${version}` }))

/** The entries that name a host. Without one, each machine downloads from the registry it is set to. */
export const withHost = (packages) =>
  downloaded(packages)
    .filter(([, { resolved }]) => resolved !== undefined)
    .map(([place]) => place)

const downloaded = (packages) =>
  Object.entries(packages).filter(
    ([place, { link, inBundle }]) => place.includes('node_modules/') && !link && !inBundle,
  )

const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
