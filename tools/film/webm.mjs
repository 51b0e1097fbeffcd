/** Writes frames of one VP8 track into a WebM file whose index stands before the pictures, so that it can be searched. */
export function webm({ width, height, seconds, frames }) {
  const clusters = clustersOf(frames)
  const info = element(0x1549a966, [
    element(0x2ad7b1, uint(1_000_000)),
    element(0x4489, float(seconds * 1000)),
    element(0x4d80, text('linmen')),
    element(0x5741, text('linmen')),
  ])
  const tracks = element(0x1654ae6b, [
    element(0xae, [
      element(0xd7, uint(1)),
      element(0x73c5, uint(1)),
      element(0x83, uint(1)),
      element(0x86, text('V_VP8')),
      element(0xe0, [element(0xb0, uint(width)), element(0xba, uint(height))]),
    ]),
  ])
  const bodies = clusters.map(clusterOf)
  // Positions have a fixed width, so the size of the index is known before its content is.
  const cuesSize = cuesOf(
    clusters.map(() => 0),
    clusters,
  ).length
  const begin = info.length + tracks.length + cuesSize
  const positions = bodies.map((_, at) =>
    bodies.slice(0, at).reduce((sum, body) => sum + body.length, begin),
  )
  const inside = Buffer.concat([info, tracks, cuesOf(positions, clusters), ...bodies])
  const head = element(0x1a45dfa3, [
    element(0x4286, uint(1)),
    element(0x42f7, uint(1)),
    element(0x42f2, uint(4)),
    element(0x42f3, uint(8)),
    element(0x4282, text('webm')),
    element(0x4287, uint(2)),
    element(0x4285, uint(2)),
  ])
  const segmentHead = Buffer.concat([idBytes(0x18538067), sizeBytes(inside.length)])
  const offset = head.length + segmentHead.length
  return {
    bytes: Buffer.concat([head, segmentHead, inside]),
    /** Where the picture of this second and everything after it begins. */
    byteOf: (second) =>
      offset +
      (positions[clusters.findIndex(([first]) => first.ms >= second * 1000)] ?? inside.length),
  }
}

/** A new cluster at each key frame. */
function clustersOf(frames) {
  const clusters = []
  for (const frame of frames) {
    if (frame.key) clusters.push([])
    clusters.at(-1).push(frame)
  }
  return clusters
}

function clusterOf(frames) {
  const base = frames[0].ms
  return element(0x1f43b675, [
    element(0xe7, uint(base)),
    ...frames.map(({ ms, key, data }) => {
      const at = Buffer.alloc(2)
      at.writeInt16BE(ms - base)
      return element(
        0xa3,
        Buffer.concat([Buffer.from([0x81]), at, Buffer.from([key ? 0x80 : 0]), data]),
      )
    }),
  ])
}

const cuesOf = (positions, clusters) =>
  element(
    0x1c53bb6b,
    clusters.map(([first], at) =>
      element(0xbb, [
        element(0xb3, uint(first.ms, 4)),
        element(0xb7, [element(0xf7, uint(1)), element(0xf1, uint(positions[at], 8))]),
      ]),
    ),
  )

function element(id, content) {
  const body = Array.isArray(content) ? Buffer.concat(content) : content
  return Buffer.concat([idBytes(id), sizeBytes(body.length), body])
}

function idBytes(id) {
  const hex = id.toString(16)
  return Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')
}

function sizeBytes(size) {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(size))
  bytes[0] |= 0x01
  return bytes
}

function uint(value, width = 0) {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  const first =
    width > 0
      ? 8 - width
      : Math.min(
          7,
          bytes.findIndex((byte) => byte !== 0),
        )
  return bytes.subarray(first < 0 ? 7 : first)
}

function float(value) {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}

const text = (value) => Buffer.from(value, 'utf8')
