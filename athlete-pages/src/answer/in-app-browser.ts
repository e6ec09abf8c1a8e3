/**
 * Browsers inside other apps. They forget their cookies, so a phone that is paired there is not paired the next time. The first names are
 * those of the apps, the last is the mark of an Android web view.
 */
const IN_APP = /FBA[NV]|FB_IAB|Instagram|WhatsApp|Snapchat|TikTok|musical_ly|Bytedance|MicroMessenger|\bLine\/|; wv\)/;

export const isInAppBrowser = (userAgent = navigator.userAgent): boolean => IN_APP.test(userAgent);
