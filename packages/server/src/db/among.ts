/** For `where … in`: an empty list is no SQL, and no id is empty. */
export const among = (ids: readonly string[]): readonly string[] => (ids.length === 0 ? [''] : ids)
