/** Were the files of this page kept at an earlier visit? */
export const isKept = (): boolean => Boolean(navigator.serviceWorker?.controller);
