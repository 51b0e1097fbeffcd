export interface Clock {
  nowMs(): number
}

export interface Random {
  int(maxExclusive: number): number
  bytes(length: number): Buffer
}

export interface Ids {
  /** A new id: unique, and sorted by the moment it was made. */
  next(prefix: string): string
}

export interface Logger {
  debug(data: object, text: string): void
  info(data: object, text: string): void
  warn(data: object, text: string): void
  error(data: object, text: string): void
}

/** Hands a sealed notification to a push service; what it answers is a status. */
export type PushPost = (
  address: string,
  message: { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer },
) => Promise<number>

/** Tells people from programs. Where there is none, the limits by address and device stand alone. */
export interface PersonCheck {
  /** Whether whoever asks has shown to be a person for exactly this; what they showed is used up. */
  isPerson(asked: AskedPerson): Promise<boolean>
}

export interface AskedPerson {
  /** The session or the visitor. */
  readonly holder: string
  /** The phone or the account it is about; `own` for the phone of the member who asks. */
  readonly subject: string
  readonly purpose: string
}
