/** Where a picture is shown: its path from the root of the site. */
export const PREFIX = '/'
export const PUBLIC_FOLDER = 'pictures'
export const PRIVATE_FOLDER = 'documents'

export const pictureAddress = (path: string): string => `${PREFIX}${path}`
