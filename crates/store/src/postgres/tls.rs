//! TLS between a node and the database, with the checks that `sslmode` asks for.

use std::{
    fmt,
    future::Future,
    io,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};
use tokio_rustls::{
    TlsConnector,
    rustls::{
        CertificateError, ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme,
        client::{
            WebPkiServerVerifier,
            danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier},
            verify_server_name,
        },
        crypto::{CryptoProvider, WebPkiSupportedAlgorithms, ring, verify_tls12_signature, verify_tls13_signature},
        pki_types::{CertificateDer, ServerName, UnixTime, pem::PemObject},
        server::ParsedCertificate,
    },
};

/// What PostgreSQL calls its protocol, where a connection begins with the handshake.
const PROTOCOL: &[u8] = b"postgresql";

/// Which certificate of the database is trusted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Trust {
    /// Any: the connection is encrypted, but it may lead to somebody else.
    Anyone,
    /// One from a trusted issuer.
    Issuer,
    /// One from a trusted issuer, for the host that was asked for.
    Host,
}

/// Encrypts connections to the database.
#[derive(Clone)]
pub(super) struct Encryption(TlsConnector);

impl fmt::Debug for Encryption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Encryption")
    }
}

impl Encryption {
    /// With the certificates of a file, or else with those of the system. `direct` connections begin with the
    /// handshake.
    pub fn new(trust: Trust, file: Option<&str>, direct: bool) -> Result<Encryption, String> {
        let provider = Arc::new(ring::default_provider());
        let verifier = Verifier::new(trust, file, &provider)?;
        let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
        let config = config.map_err(|error| error.to_string())?.dangerous();
        let mut config = config.with_custom_certificate_verifier(Arc::new(verifier)).with_no_client_auth();
        if direct {
            config.alpn_protocols.push(PROTOCOL.to_owned());
        }
        Ok(Encryption(TlsConnector::from(Arc::new(config))))
    }
}

/// Checks the certificate of the database. The signatures of the handshake are checked in any case.
#[derive(Debug)]
struct Verifier {
    trust: Trust,
    /// `None` if any certificate is trusted.
    issuers: Option<Arc<WebPkiServerVerifier>>,
    /// The certificates of the file. One of them may be that of the database itself.
    named: Vec<CertificateDer<'static>>,
    algorithms: WebPkiSupportedAlgorithms,
}

impl Verifier {
    fn new(trust: Trust, file: Option<&str>, provider: &Arc<CryptoProvider>) -> Result<Verifier, String> {
        let algorithms = provider.signature_verification_algorithms;
        if trust == Trust::Anyone {
            return Ok(Verifier { trust, issuers: None, named: Vec::new(), algorithms });
        }
        let (roots, named) = match file {
            Some(path) => from_file(path)?,
            None => (from_system()?, Vec::new()),
        };
        let issuers = WebPkiServerVerifier::builder_with_provider(Arc::new(roots), provider.clone()).build();
        let issuers = Some(issuers.map_err(|error| error.to_string())?);
        Ok(Verifier { trust, issuers, named, algorithms })
    }
}

fn from_file(path: &str) -> Result<(RootCertStore, Vec<CertificateDer<'static>>), String> {
    let unusable = |why: &dyn fmt::Display| format!("{path}: {why}");
    let read = CertificateDer::pem_file_iter(path).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let named = read.map_err(|error| unusable(&error))?;
    let mut roots = RootCertStore::empty();
    for certificate in &named {
        roots.add(certificate.clone()).map_err(|error| unusable(&error))?;
    }
    if named.is_empty() { Err(unusable(&"there is no certificate in it")) } else { Ok((roots, named)) }
}

fn from_system() -> Result<RootCertStore, String> {
    let found = rustls_native_certs::load_native_certs();
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(found.certs);
    if roots.is_empty() {
        let why = found.errors.first().map(ToString::to_string).unwrap_or_default();
        return Err(format!("this system has no trusted certificates {why}").trim_end().to_owned());
    }
    Ok(roots)
}

impl ServerCertVerifier for Verifier {
    fn verify_server_cert(
        &self,
        end_entity: &CertificateDer<'_>,
        intermediates: &[CertificateDer<'_>],
        server_name: &ServerName<'_>,
        ocsp_response: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let Some(issuers) = &self.issuers else { return Ok(ServerCertVerified::assertion()) };
        if self.named.contains(end_entity) {
            // Self-signed certificates are usually marked as issuers, which a chain may not end with.
            if self.trust == Trust::Host {
                verify_server_name(&ParsedCertificate::try_from(end_entity)?, server_name)?;
            }
            return Ok(ServerCertVerified::assertion());
        }
        // The name is checked last.
        match issuers.verify_server_cert(end_entity, intermediates, server_name, ocsp_response, now) {
            Err(Error::InvalidCertificate(
                CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
            )) if self.trust == Trust::Issuer => Ok(ServerCertVerified::assertion()),
            checked => checked,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls12_signature(message, certificate, signed, &self.algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls13_signature(message, certificate, signed, &self.algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.algorithms.supported_schemes()
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> MakeTlsConnect<S> for Encryption {
    type Stream = EncryptedStream<S>;
    type TlsConnect = Handshake;
    type Error = io::Error;

    fn make_tls_connect(&mut self, host: &str) -> Result<Handshake, io::Error> {
        // The path of a local socket is no name. It is an error only if the connection is encrypted after all.
        Ok(Handshake { connector: self.0.clone(), host: ServerName::try_from(host.to_owned()).ok() })
    }
}

/// One handshake.
pub(super) struct Handshake {
    connector: TlsConnector,
    host: Option<ServerName<'static>>,
}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> TlsConnect<S> for Handshake {
    type Stream = EncryptedStream<S>;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<EncryptedStream<S>>> + Send>>;

    fn connect(self, stream: S) -> Self::Future {
        Box::pin(async move {
            let host = self.host.ok_or_else(|| io::Error::other("the host has no name that a certificate can have"))?;
            Ok(EncryptedStream(self.connector.connect(host, stream).await?))
        })
    }
}

/// A connection inside TLS.
pub(super) struct EncryptedStream<S>(tokio_rustls::client::TlsStream<S>);

impl<S: AsyncRead + AsyncWrite + Unpin> TlsStream for EncryptedStream<S> {
    /// The checks of the certificate prove who answers.
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncRead for EncryptedStream<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(context, buffer)
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for EncryptedStream<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(context)
    }
}
