export type Environment = 'daily' | 'production'

/** What kind of installation this is, by the name it is opened under. */
export const environmentOf = (hostName: string): Environment =>
  /daily|beta|wap/i.test(hostName) ? 'daily' : 'production'
