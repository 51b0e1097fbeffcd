/** An answer whose bytes were made once and are sent to everyone. It must not depend on who asks. */
export interface PreparedAnswer {
  readonly etag: string
  readonly json: Buffer
  readonly gzip: Buffer
  readonly br: Buffer
}
