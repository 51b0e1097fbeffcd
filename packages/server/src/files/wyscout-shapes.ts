/** The parts of Wyscout's open files that are read. */
export interface WyscoutMatch {
  readonly wyId: number
  readonly label: string
  readonly dateutc: string
  readonly gameweek: number
  readonly competitionId: number
  readonly duration: 'Regular' | 'ExtraTime' | 'Penalties'
  readonly teamsData: Readonly<Record<string, WyscoutSide>>
}

export interface WyscoutSide {
  readonly teamId: number
  readonly side: 'home' | 'away'
  readonly score: number
  readonly scoreHT: number
  readonly scoreET: number
  readonly scoreP: number
  readonly formation?: {
    readonly lineup?: readonly WyscoutAppearance[]
    readonly bench?: readonly WyscoutAppearance[]
  }
}

export interface WyscoutAppearance {
  readonly playerId: number
  readonly yellowCards: string
  readonly redCards: string
}

export interface WyscoutTeam {
  readonly wyId: number
  readonly name: string
  readonly city: string
  readonly type: 'club' | 'national'
  readonly area: { readonly name: string }
}

export interface WyscoutPerson {
  readonly wyId: number
  readonly shortName: string
  readonly currentTeamId: number | string | null
  readonly birthDate: string
  readonly height: number
  readonly weight: number
  readonly foot: string
  readonly role: { readonly code2: string }
}

/** Letters outside ASCII are escaped twice in these files. */
export const plainText = (text: string): string =>
  text.replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
