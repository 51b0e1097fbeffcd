/** `A 组`, from the letter feeds know a group by; a longer name stands as it is. */
export const groupName = (group: string): string => (/^[A-Z]$/.test(group) ? `${group} 组` : group)
