/** How long the super membership can be tried. */
export const TRIAL_DAYS = 3
/** What people wait until they may ask for another code of a trial. */
export const TRIAL_WAIT_SECONDS = 60
