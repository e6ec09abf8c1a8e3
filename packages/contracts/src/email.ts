/** Maximum length of an e-mail address (RFC 5321, 4.5.3.1.3: 256 with the angle brackets). */
export const EMAIL_MAX = 254;
