/** Only pictures of the house are shown: an address of somebody else's is none. */
export const pictureUrl = (path: string): string =>
  /^\/?[\w./-]+$/.test(path) && !path.includes('//') ? `/${path.replace(/^\/+/, '')}` : ''
