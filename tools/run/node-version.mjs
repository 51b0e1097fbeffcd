const NEEDED = [20, 19]

/** Stops with a plain sentence when this Node is too old to run the product. */
export function requireNode(version = process.versions.node) {
  if (isNewEnough(version)) return
  process.stderr.write(
    `临门需要 Node ${NEEDED.join('.')} 或更新的版本，当前是 ${version}。\n` +
      '请到 https://nodejs.org/ 安装新版 Node，再运行一次。\n',
  )
  process.exit(1)
}

export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])
}
