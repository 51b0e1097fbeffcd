/** Somebody as the app that shows us knows them. */
export interface HostPerson {
  /** Never told to anybody else, and never the number of another person there. */
  readonly subject: string
  readonly name: string
  /** A number the app has checked. */
  readonly phone?: string
}

/** The logins of the apps that show us. Each says null where what it was given proves nothing. */
export interface HostLogins {
  readonly microblog: {
    /** Where the microblog asks its member; it sends them back with a code and the state. */
    loginUrl(asked: { readonly returnUrl: string; readonly state: string }): string
    person(given: { readonly code: string; readonly returnUrl: string }): Promise<HostPerson | null>
  }
  readonly weather: {
    loginUrl(returnUrl: string): string
    person(given: { readonly uid: string; readonly sign: string }, nowMs: number): Proven | null
  }
  readonly shopping: {
    person(ticket: string, nowMs: number): Proven | null
  }
}

/** A proof that is good once, until its end. */
export interface Proven {
  readonly person: HostPerson
  readonly nonce: string
  readonly endsAtMs: number
}
